-- What the key was used for, so that it is not taken for other content. The key itself is kept as a hash: without it
-- nobody can try out which content (a password, say) gives the fingerprint.
update idempotency_keys set key = encode(sha256(convert_to(key, 'UTF8')), 'hex');
alter table idempotency_keys add column fingerprint bytea;
