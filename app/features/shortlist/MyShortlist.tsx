import {useState, type ReactNode} from 'react';
import {ListHeader} from '~/components/ListHeader';
import {NotLoaded} from '~/shop/empty/NotLoaded';
import {Spinner} from '~/components/Spinner';
import {ROWS} from '~/shop/card/picture-rows';
import {useWords} from '~/words';
import {remove, setNote} from '~/shop/shortlist/shortlist';
import {shortlistStore, useShortlist} from '~/shop/shortlist/use-shortlist';
import type {ShortlistWork} from './load-shortlist';
import {ShareShortlist} from './ShareShortlist';
import {ShortlistItem} from './ShortlistItem';
import {useShortlistWorks} from './use-shortlist-works';

export interface MyShortlistProps {
  /** Opens the works on a wall. */
  renderWall: (works: readonly ShortlistWork[]) => ReactNode;
}

/** The list of this device, with notes. */
export function MyShortlist({renderWall}: MyShortlistProps) {
  const words = useWords();
  const list = useShortlist();
  const {works: loaded, hasFailed, isOutdated} = useShortlistWorks(list);
  const [announcement, setAnnouncement] = useState('');

  const {title, introduction, loading, someLeft} = words.shortlist.own;
  if (!loaded) {
    return (
      <>
        <ListHeader title={title} text={introduction} />
        {hasFailed ? (
          <NotLoaded>{words.catalogue.notLoaded}</NotLoaded>
        ) : (
          <Spinner className="size-9" label={loading} />
        )}
      </>
    );
  }
  const works = list.flatMap(({id}) => loaded.find((work) => work.id === id) ?? []);
  const noteOf = (id: string) => list.find((kept) => kept.id === id)?.note ?? '';

  return (
    <>
      <ListHeader title={title} text={introduction}>
        <ShareShortlist list={list} works={works}>
          {renderWall(works)}
        </ShareShortlist>
      </ListHeader>
      <p role="status" className="sr-only">
        {announcement}
      </p>
      <ol className={ROWS}>
        {works.map((work) => (
          <ShortlistItem
            key={work.id}
            work={work}
            note={noteOf(work.id)}
            actions={{
              onNote: (note) => shortlistStore.update((kept) => setNote(kept, work.id, note)),
              onRemove: () => {
                shortlistStore.update((kept) => remove(kept, work.id));
                setAnnouncement(words.shortlist.work.removed(work.title));
              },
            }}
          />
        ))}
      </ol>
      {works.length < list.length &&
        !isOutdated &&
        (hasFailed ? (
          <NotLoaded>{words.catalogue.notLoaded}</NotLoaded>
        ) : (
          <p className="text-muted">{someLeft}</p>
        ))}
    </>
  );
}
