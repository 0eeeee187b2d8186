import type { EndpointHandlers } from '../../generated/handlers.ts';
import { createCampaign, readCampaign, setCampaignActive, updateCampaign } from './campaign.ts';
import {
  addCampaignItems,
  addCampaignParticipants,
  deleteCampaignItem,
  notifyParticipants,
  readCampaignReach,
  saveReward,
} from './campaign-parts.ts';

export const campaignHandlers = {
  'campaign.get': readCampaign,
  'campaign.create': createCampaign,
  'campaign.update': updateCampaign,
  'campaign.set-active': setCampaignActive,
  'campaign.add-items': addCampaignItems,
  'campaign.delete-item': deleteCampaignItem,
  'campaign.add-participants': addCampaignParticipants,
  'campaign.update-participants': saveReward,
  'campaign.notify': notifyParticipants,
  'campaign.reach': readCampaignReach,
} satisfies Partial<EndpointHandlers>;
