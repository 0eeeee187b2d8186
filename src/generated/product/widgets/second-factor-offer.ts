// Generated from schemas/second-factor/second-factor-offer.widget.json by `npm run generate`. Edit that instead of this file.
import type { ItemAnswer, TypedEndpoint } from '../../../../core/model.ts';
import type {
  SecondFactorOfferItem, SecondFactorSwitchOnBody,
} from '../../../../domain/generated/types/second-factor.ts';
import { secondFactorOffer } from '../endpoints/second-factor.ts';

/** What widget second-factor-offer is given. What an authenticator app is given, as a picture and as text, and the recovery codes to keep. */
export interface SecondFactorOfferProps {}

/** What widget second-factor-offer edits. */
export type SecondFactorOfferValue = SecondFactorSwitchOnBody['offer'];

/** The calls that widget second-factor-offer makes by itself. */
export const calls: {
  readonly 'second-factor.offer': TypedEndpoint<Readonly<Record<string, never>>, ItemAnswer<SecondFactorOfferItem>>;
} = { 'second-factor.offer': secondFactorOffer };
