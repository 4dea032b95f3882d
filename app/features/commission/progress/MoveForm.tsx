import {type ArtistProgress, isQuotable, QUOTE_LIMITS} from '#contracts/commission-progress';
import type {Stage} from '#contracts/commission-stages';
import {LIMITS} from '#contracts/limits';
import {Field} from '~/components/Field';
import {describedBy} from '~/components/described-by';
import {TextAreaField} from '~/components/TextAreaField';
import {TextField} from '~/components/TextField';
import type {GetField} from '~/shop/forms/validated-field';
import {IntentForm} from '~/shop/forms/IntentForm';
import {useWords} from '~/words';
import {IMAGE_FIELD, IMAGE_TYPES} from '../image-field';
import {StoredImages} from '../StoredImages';
import type {ArtistPost} from './artist-page.server';
import {UnpaidBox} from './UnpaidBox';

export interface MoveFormProps {
  progress: ArtistProgress;
  stage: Stage;
  result?: ArtistPost;
}

/** A button that moves the commission to the next stage, with an optional note and pictures. */
export function MoveForm({progress, stage, result}: MoveFormProps) {
  const words = useWords();
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
      <IntentForm
        intent="move"
        version={progress.updates.length}
        result={result}
        send={
          isNewStage
            ? words.commissionProgress.artist.move(label)
            : words.commissionProgress.artist.add(label)
        }
        encType="multipart/form-data"
        className="mt-6"
      >
        {(field) => (
          <>
            <input type="hidden" name="stage" value={stage} />
            {stage === 'deposit' && isQuotable(progress) && (
              <QuoteFields isRequired={isNewStage && !progress.quote} field={field} />
            )}
            <TextAreaField
              {...field('note')}
              label={
                isNewStage
                  ? words.commissionProgress.artist.noteOptional
                  : words.commissionProgress.artist.note
              }
              maxLength={LIMITS.progressNote}
              rows={4}
            />
            {isNewStage && stage === 'sent' && !progress.certificate && (
              <TextField
                {...field('title', progress.subject)}
                label={words.commissionProgress.artist.certificateTitle}
                maxLength={LIMITS.commissionSubject}
              />
            )}
            <StoredImages urls={result?.imageUrls ?? []} />
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
                className="file-input"
              />
            </Field>
            {isNewStage && stage === 'sent' && <UnpaidBox progress={progress} />}
          </>
        )}
      </IntentForm>
    </section>
  );
}

/** The fields of the artist's quote. */
function QuoteFields({isRequired, field}: {isRequired: boolean; field: GetField}) {
  const words = useWords().commissionProgress.artist.quote;
  return (
    <>
      <TextField
        {...field('price')}
        label={words.price}
        inputMode="decimal"
        autoComplete="off"
        required={isRequired}
      />
      <div className="grid items-end gap-6 sm:grid-cols-3">
        {(['depositPercent', 'depositDays', 'balanceDays'] as const).map((name) => (
          <TextField
            key={name}
            {...field(name, String(QUOTE_LIMITS[name].usual))}
            min={QUOTE_LIMITS[name].least}
            max={QUOTE_LIMITS[name].most}
            label={words[name]}
            type="number"
            required
          />
        ))}
      </div>
    </>
  );
}
