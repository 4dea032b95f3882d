import {Form, useNavigation} from '@remix-run/react';
import words from '#words/commission-progress';
import type {ArtistProgress} from '#contracts/commission-progress';
import {STAGE_WORDS, type Stage} from '#contracts/commission-stages';
import {LIMITS} from '#contracts/limits';
import {Button} from '~/components/Button';
import {Field} from '~/components/Field';
import {describedBy} from '~/components/FieldError';
import {TextAreaField} from '~/components/TextAreaField';
import {TextField} from '~/components/TextField';
import {IMAGE_FIELD} from '../image-field';
import {StoredImages} from '../StoredImages';
import type {ProgressResult} from './progress.server';

export interface MoveFormProps {
  progress: ArtistProgress;
  stage: Stage;
  /** What an earlier press that failed had. */
  typed: ProgressResult['typed'];
}

/** HEIC is not in it, since few browsers show it: phones then send a JPEG. */
const IMAGE_TYPES = 'image/jpeg,image/png,image/webp,image/avif,image/gif';

function noteLabel(stage: Stage, isNewStage: boolean): string {
  if (!isNewStage) return words.artist.note;
  // The buyer's mail promises it.
  return stage === 'deposit' ? words.artist.depositNote : words.artist.noteOptional;
}

/** One button that moves the painting on; a note and pictures if the artist likes. */
export function MoveForm({progress, stage, typed}: MoveFormProps) {
  const isPending = useNavigation().formData?.get('wants') === 'move';
  const {label, text} = STAGE_WORDS[stage];
  const isNewStage = stage !== progress.stage;
  const images = {id: 'pictures', hint: words.artist.picturesHint};
  return (
    <section aria-labelledby="move">
      <h2 id="move" className="text-2xl">
        {isNewStage ? words.artist.moveTitle(label) : words.artist.addTitle(label)}
      </h2>
      {isNewStage && <p className="mt-3 text-muted">{words.artist.buyerReads(text)}</p>}
      <Form
        method="post"
        encType="multipart/form-data"
        preventScrollReset
        className="mt-6 grid gap-6"
      >
        {/* Before the files, which are read last. */}
        <input type="hidden" name="wants" value="move" />
        <input type="hidden" name="stage" value={stage} />
        <input type="hidden" name="seen" value={progress.updates.length} />
        <TextAreaField
          id="note"
          name="note"
          label={noteLabel(stage, isNewStage)}
          required={isNewStage && stage === 'deposit'}
          maxLength={LIMITS.progressNote}
          defaultValue={typed?.note}
          rows={4}
        />
        {isNewStage && stage === 'sent' && !progress.certificate && (
          <TextField
            id="title"
            name="title"
            label={words.artist.certificateTitle}
            maxLength={LIMITS.subject}
            defaultValue={typed?.title ?? progress.subject}
          />
        )}
        <StoredImages urls={typed?.imageUrls ?? []} />
        <Field
          {...images}
          label={isNewStage ? words.artist.picturesOptional : words.artist.pictures}
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
            ? words.artist.sending
            : isNewStage
              ? words.artist.move(label)
              : words.artist.add(label)}
        </Button>
      </Form>
    </section>
  );
}
