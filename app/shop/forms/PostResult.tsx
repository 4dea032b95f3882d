import {FormStatus} from '~/components/FormStatus';
import type {FormResult} from '~/lib/forms/form-result';

/** The result of a post on a private page, below its title. Has the focus, unless a field has it. */
export function PostResult({result}: {result: FormResult | undefined}) {
  return (
    <FormStatus
      notice={result?.notice ?? null}
      kind={result?.ok === false ? 'error' : 'success'}
      startsFocused={result !== undefined && (result.ok || result.field === null)}
      className="max-w-text not-empty:mt-6 print:hidden"
    />
  );
}
