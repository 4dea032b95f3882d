import {Form, useNavigation} from '@remix-run/react';
import type {ArtistProgress} from '#contracts/commission-progress';
import type {Stage} from '#contracts/commission-stages';
import {LIMITS} from '#contracts/limits';
import {Button} from '~/components/Button';
import {Field} from '~/components/Field';
import {describedBy} from '~/components/described-by';
import {TextAreaField} from '~/components/TextAreaField';
import {TextField} from '~/components/TextField';
import type {FormValues} from '~/lib/forms/form-result';
import {useWords} from '~/words';
import {IMAGE_FIELD} from '../image-field';
import {StoredImages} from '../StoredImages';
import type {ArtistPost} from './artist-page.server';

export interface MoveFormProps {
  progress: ArtistProgress;
  stage: Stage;
  /** An earlier post. If it failed, the form has its input. */
  post?: ArtistPost;
}

/** Without HEIC, which few browsers show. Phones then send a JPEG. */
const IMAGE_TYPES = 'image/jpeg,image/png,image/webp,image/avif,image/gif';

/** A button that moves the commission to the next stage, with an optional note and pictures. */
export function MoveForm({progress, stage, post}: MoveFormProps) {
  const words = useWords();
  const values = post?.ok === false && post.values.intent === 'move' ? post.values : undefined;
  const isPending = useNavigation().formData?.get('intent') === 'move';
  const {label, text} = words.shared.stages[stage];
  const isNewStage = stage !== progress.stage;
  const images = {id: 'pictures', hint: words.commissionProgress.artist.picturesHint};
  return (
    <section aria-labelledby="move">
      <h2 id="move" className="text-2xl">
        {isNewStage
          ? words.commissionProgress.artist.moveTitle(label)
          : words.commissionProgress.artist.addTitle(label)}
      </h2>
      {isNewStage && (
        <p className="mt-3 text-muted">{words.commissionProgress.artist.buyerReads(text)}</p>
      )}
      <Form
        method="post"
        encType="multipart/form-data"
        preventScrollReset
        className="mt-6 grid gap-6"
      >
        {/* Before the files, which are read last. */}
        <input type="hidden" name="intent" value="move" />
        <input type="hidden" name="stage" value={stage} />
        <input type="hidden" name="version" value={progress.updates.length} />
        {stage === 'deposit' && !progress.quote?.payments.some(({paidAt}) => paidAt) && (
          <QuoteFields isRequired={isNewStage && !progress.quote} values={values} />
        )}
        <TextAreaField
          id="note"
          name="note"
          label={
            isNewStage
              ? words.commissionProgress.artist.noteOptional
              : words.commissionProgress.artist.note
          }
          maxLength={LIMITS.progressNote}
          defaultValue={values?.note}
          rows={4}
        />
        {isNewStage && stage === 'sent' && !progress.certificate && (
          <TextField
            id="title"
            name="title"
            label={words.commissionProgress.artist.certificateTitle}
            maxLength={LIMITS.commissionSubject}
            defaultValue={values?.title ?? progress.subject}
          />
        )}
        <StoredImages urls={post?.imageUrls ?? []} />
        <Field
          {...images}
          label={
            isNewStage
              ? words.commissionProgress.artist.picturesOptional
              : words.commissionProgress.artist.pictures
          }
        >
          <input
            {...describedBy(images)}
            id={images.id}
            type="file"
            name={IMAGE_FIELD}
            multiple
            accept={IMAGE_TYPES}
            className="block w-full text-sm file:mr-4 file:min-h-11 file:border file:border-rule file:bg-transparent file:px-5 file:font-medium"
          />
        </Field>
        <Button
          type="submit"
          isPending={isPending}
          className="w-full sm:w-auto sm:justify-self-start"
        >
          {isPending
            ? words.forms.sending
            : isNewStage
              ? words.commissionProgress.artist.move(label)
              : words.commissionProgress.artist.add(label)}
        </Button>
      </Form>
    </section>
  );
}

const NUMBERS = {
  depositPercent: {min: 5, max: 90, defaultValue: 30},
  depositDays: {min: 1, max: 365, defaultValue: 7},
  balanceDays: {min: 1, max: 365, defaultValue: 90},
} as const;

/** What the artist asks for a commission. */
function QuoteFields({isRequired, values}: {isRequired: boolean; values?: FormValues}) {
  const words = useWords().commissionProgress.artist.quote;
  return (
    <>
      <TextField
        id="price"
        name="price"
        label={words.price}
        inputMode="decimal"
        autoComplete="off"
        required={isRequired}
        defaultValue={values?.price}
      />
      <div className="grid items-end gap-6 sm:grid-cols-3">
        {(['depositPercent', 'depositDays', 'balanceDays'] as const).map((name) => (
          <TextField
            key={name}
            {...NUMBERS[name]}
            id={name}
            name={name}
            label={words[name]}
            type="number"
            required
            defaultValue={values?.[name] ?? NUMBERS[name].defaultValue}
          />
        ))}
      </div>
    </>
  );
}
