import {Form} from '@remix-run/react';
import words from '#words/certificate';
import {Button} from '~/components/Button';
import {TextField} from '~/components/TextField';

/** Asks for a certificate's number and leads to its page, without scripts too. */
export function NumberForm({number}: {number?: string}) {
  return (
    <Form action="/certificate" className="certificate-form mt-9">
      <TextField
        id="certificate-number"
        label={words.form.number}
        name="number"
        defaultValue={number}
        maxLength={60}
        autoComplete="off"
        required
      />
      <Button type="submit">{words.form.check}</Button>
    </Form>
  );
}
