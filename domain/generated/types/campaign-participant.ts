// Generated from schemas (campaign-participant) by `npm run generate`. Edit that instead of this file.
/** A shop that takes part in a campaign, and how far it is. */
export interface CampaignParticipant {
  id: number;
  campaign: {
    type_target: 'amount' | 'qty';
  } | null;
  user_id: number;
  user: {
    shop_name: string;
    owner_name: string | null;
  } | null;
  /** Percent of the target, 0 to 100. */
  participant_progress: number;
  /** Rupiah or pieces. */
  reached: number;
  reward: string;
}
