import axios, { type AxiosResponse } from 'axios';
import { ApiError } from '../base/api-error.ts';
import { currentLanguage } from '../base/i18n/t.ts';
import { queryString } from './encode.ts';
import { newId } from './new-id.ts';
import { hearClock } from './server-clock.ts';

/** The only HTTP client. Resolves for every HTTP status; throws an ApiError without an answer (499: cancelled, else 0). */
export const client = axios.create({
  // Tells how far an upload is, which `fetch` cannot; the build leaves out the adapter for that.
  adapter: 'xhr',
  paramsSerializer: { serialize: queryString },
  validateStatus: null,
  // Disables axios' XSRF cookie: the session token is sent in its own header.
  withXSRFToken: false,
});

/** When each call was sent, by this machine's clock. */
const sentAt = new WeakMap<object, number>();

client.interceptors.request.use(
  (config) => {
    sentAt.set(config, Date.now());
    config.headers.set('X-Request-Id', newId());
    // The country in the browser's language tells what separates columns for this person's spreadsheets.
    const { language } = globalThis.navigator ?? {};
    if (currentLanguage())
      config.headers.set('Accept-Language', [currentLanguage(), language ?? []].flat().join(','));
    return config;
  },
  undefined,
  { synchronous: true },
);

/** Each answer says what time it is at the server. */
function readClock(response: AxiosResponse): AxiosResponse {
  const sent = sentAt.get(response.config);
  if (sent !== undefined) hearClock(response.headers.date, sent);
  return response;
}

client.interceptors.response.use(readClock, (error: unknown) => {
  if (axios.isCancel(error)) throw new ApiError('', 499);
  throw new ApiError('The server cannot be reached. Check the connection and try again.', 0);
});
