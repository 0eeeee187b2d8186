import { useCallback } from 'react';
import { type NavigateOptions, useNavigate } from 'react-router-dom';
import { prepareChunks } from './prepare.ts';

export type Go = (address: string, options?: NavigateOptions) => Promise<void>;

/** Navigates within the page, once the next screen can be drawn: never by way of an empty page. */
export function useGo(): Go {
  const navigate = useNavigate();
  return useCallback(
    async (address, options) => {
      await prepareChunks(address);
      await navigate(address, options);
    },
    [navigate],
  );
}
