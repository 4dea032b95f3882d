import {useNavigate, useSearchParams} from '@remix-run/react';
import {useEffect} from 'react';
import {keep, validShortlist} from './shortlist';
import {shortlistStore} from './shortlist-store';

/** Keeps the work in `?keep=`, and removes it from the address, so that a reload does not keep it again. */
export function useKeepParameter(): void {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const id = search.get('keep');
  useEffect(() => {
    if (id === null) return;
    const [work] = validShortlist([{id}]);
    if (work) shortlistStore().update((list) => keep(list, work.id));
    navigate('/shortlist', {replace: true, preventScrollReset: true});
  }, [id, navigate]);
}
