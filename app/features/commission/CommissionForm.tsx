import {Form} from '@remix-run/react';
import {useEffect, useMemo, useRef, useState} from 'react';
import {commissionFormSchema} from '#contracts/commission';
import {Button} from '~/components/Button';
import {FormStatus} from '~/components/FormStatus';
import {TextLink} from '~/components/TextLink';
import {HoneypotField} from '~/components/HoneypotField';
import {POLICIES_UPDATED} from '~/content/policies';
import {track} from '~/lib/analytics/track';
import {useHydrated} from '~/lib/browser/use-hydrated';
import {formatDay} from '~/lib/format-day';
import {COMMISSION_DRAFT} from '~/lib/forms/draft';
import {useDraft} from '~/lib/forms/use-draft';
import {useValidatedForm} from '~/shop/forms/use-validated-form';
import {useRootData} from '~/shop/site/use-root-data';
import {useWords} from '~/words';
import {CommissionFields} from './CommissionFields';
import type {Desk} from './desk';
import {IMAGE_URL_FIELD} from './image-field';
import {findFailedImages, findUploadedImages, imagesNotice} from './image-messages';
import {ReferenceImages} from './ReferenceImages';
import {StoredImages} from './StoredImages';
import type {CommissionResult} from './submit-commission.server';
import {useReferenceImages} from './use-reference-images';

export interface CommissionFormProps {
  /** The subject from the URL, or an empty string. */
  subject: string;
  actionData?: CommissionResult;
  prices?: Desk['prices'];
}

export function CommissionForm({subject, actionData, prices = {}}: CommissionFormProps) {
  const words = useWords();
  const today = useRootData()?.today ?? '';
  const uploads = useReferenceImages(actionData?.imageUrls);
  const {images} = uploads;
  const isHydrated = useHydrated();
  const statusRef = useRef<HTMLDivElement>(null);
  const [failedImages, setFailedImages] = useState(actionData?.failedImages ?? []);

  const {formProps, isSubmitting, status, field} = useValidatedForm({
    action: '/commissions',
    name: 'commissions',
    schema: () => commissionFormSchema(words.shared, today),
    failure: words.commission.failed,
    actionData,
    async prepare(body) {
      body.set(IMAGE_URL_FIELD, (await uploads.awaitUrls()).join(' '));
    },
    onSuccess({size = '', budget = '', subject = ''}) {
      track({event: 'commission_form', size, budget, subject});
      setFailedImages(findFailedImages(uploads.getState().images));
      uploads.clear();
      draft.clear();
    },
  });
  const formRef = formProps.ref;
  const draft = useDraft({
    slot: COMMISSION_DRAFT,
    formRef,
    isSubmitting,
    isSent: actionData?.ok === true,
    prefilled: {subject},
    images: useMemo(() => findUploadedImages(images), [images]),
    onRestore: uploads.restore,
  });

  useEffect(() => {
    // Without its pictures the form is shorter, and the status may be outside the viewport.
    if (status.kind === 'success' && status.notice) {
      statusRef.current?.scrollIntoView({block: 'nearest'});
    }
  }, [status.kind, status.notice]);

  function startOver() {
    formRef.current?.reset();
    uploads.clear();
    draft.clear();
    const first = formRef.current?.elements.namedItem('name');
    if (first instanceof HTMLElement) first.focus();
  }

  return (
    <Form
      {...formProps}
      encType="multipart/form-data"
      onInput={draft.save}
      className="relative lg:col-span-2"
    >
      <HoneypotField />
      {draft.isRestored && (
        <div
          role="status"
          className="mb-10 flex flex-wrap items-center justify-between gap-x-6 border-l-2 border-edge bg-mat px-4 py-1"
        >
          <p className="py-2 text-sm">{words.commission.draft.restored}</p>
          <Button variant="quiet" onClick={startOver}>
            {words.commission.draft.clear}
          </Button>
        </div>
      )}
      <fieldset disabled={isSubmitting} className="grid min-w-0 grid-cols-1 gap-12">
        <CommissionFields field={field} prices={prices} subject={subject} />
        <div className="grid grid-cols-1 gap-4">
          {/* Before the new files, which get the room that these leave. */}
          {!isHydrated && <StoredImages urls={actionData?.imageUrls ?? []} />}
          <ReferenceImages uploads={uploads} isDisabled={isSubmitting} />
        </div>
        <div className="grid gap-4">
          <Button
            type="submit"
            isPending={isSubmitting}
            className="w-full sm:w-auto sm:justify-self-start"
          >
            {isSubmitting ? words.commission.form.submitting : words.commission.form.submit}
          </Button>
          <p className="text-sm text-muted">
            {words.commission.form.agreement.before}
            <TextLink to="/pages/terms">{words.commission.form.agreement.link}</TextLink>
            {words.commission.form.agreement.after(formatDay(words, POLICIES_UPDATED))}
          </p>
        </div>
      </fieldset>
      <div ref={statusRef}>
        <FormStatus {...status} className="not-empty:mt-6" />
        <FormStatus
          notice={
            status.notice &&
            imagesNotice(words, {failedImages, hasLostFiles: actionData?.hasLostFiles})
          }
          kind="info"
          className="not-empty:mt-3"
        />
      </div>
    </Form>
  );
}
