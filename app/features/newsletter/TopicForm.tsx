import {Form} from '@remix-run/react';
import {TOPICS} from '#contracts/newsletter';
import {Button} from '~/components/Button';
import {useWords} from '~/words';

/** The member's choice of topic. The token is in the URL. */
export function TopicForm() {
  const words = useWords();
  const {topic} = words.emailLinks;
  return (
    <Form method="post" className="mt-10 max-w-text border-t border-line pt-6">
      <fieldset>
        <legend className="font-serif text-xl">{topic.title}</legend>
        <div className="mt-3">
          {TOPICS.map((value) => (
            <label key={value} className="flex min-h-11 items-center gap-3">
              <input
                type="radio"
                name="topic"
                value={value}
                defaultChecked={value === 'everything'}
                className="size-5 accent-sea"
              />
              {topic[value]}
            </label>
          ))}
        </div>
      </fieldset>
      <Button type="submit" variant="outline" className="mt-6">
        {topic.button}
      </Button>
    </Form>
  );
}
