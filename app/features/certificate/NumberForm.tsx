import {Form} from '@remix-run/react';
import {LIMITS} from '#contracts/limits';
import {Button} from '~/components/Button';
import {TextField} from '~/components/TextField';
import {localPath} from '~/lib/language/local-path';
import {useWords} from '~/words';

/** Asks for a certificate's number and leads to its page, with or without JavaScript. */
export function NumberForm({number}: {number?: string}) {
  const words = useWords();
  return (
    <Form
      action={localPath(words, '/certificate')}
      className="mt-9 flex max-w-md flex-wrap items-end gap-4"
    >
      <TextField
        id="certificate-number"
        label={words.certificate.form.number}
        name="number"
        defaultValue={number}
        maxLength={LIMITS.certificateNumber}
        autoComplete="off"
        required
        className="flex-[1_1_12rem]"
      />
      <Button type="submit">{words.certificate.form.check}</Button>
    </Form>
  );
}
