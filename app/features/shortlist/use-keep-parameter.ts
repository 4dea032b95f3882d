import {useNavigate, useSearchParams} from '@remix-run/react';
import {useEffect} from 'react';
import {localPath} from '~/lib/language/local-path';
import {validShortlist} from '~/shop/shortlist/shortlist';
import {saveWorks} from '~/shop/shortlist/use-shortlist';
import {useWords} from '~/words';

/** Saves the work in `?keep=`, and removes the parameter, so that a reload doesn't save it again. */
export function useKeepParameter(): void {
  const words = useWords();
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const id = search.get('keep');
  useEffect(() => {
    if (id === null) return;
    saveWorks(words, validShortlist([{id}]));
    navigate(localPath(words, '/shortlist'), {replace: true});
  }, [id, navigate, words]);
}
