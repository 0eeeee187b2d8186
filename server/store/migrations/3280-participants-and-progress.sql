-- Who takes part in a campaign, with how far a shop is: percent of the target.
create view campaign_progress as
  select p.id, p.campaign_id, p.user_id, p.reward, p.reached,
    greatest(0, least(100, floor(p.reached * 100 / c.target)))::int as participant_progress
  from campaign_participants as p join campaigns as c on c.id = p.campaign_id;
