import { describe, expect, it } from 'vitest';
import { readCookie, writeCookie } from '../../../../core/cookies.ts';

describe('cookies', () => {
  it('reads what was written, whatever is in it', () => {
    const jar = [
      'other=1',
      writeCookie('token', 'a; b=c', { secure: false }).split('; ')[0],
      'tokens=2',
    ].join('; ');
    expect(readCookie(jar, 'token')).toBe('a; b=c');
    expect(readCookie(jar, 'oken')).toBeUndefined();
  });

  it('does not read what is damaged', () => {
    expect(readCookie('token=%E0%A4%A; role=2', 'token')).toBeUndefined();
    expect(readCookie('token=%E0%A4%A; role=2', 'role')).toBe('2');
  });

  it('lasts for the session unless days are given, and is never sent by other sites', () => {
    expect(writeCookie('token', 't', { secure: false })).toBe('token=t; path=/; SameSite=Lax');
    expect(writeCookie('token', 't', { secure: true, sameSite: 'Strict' })).toBe(
      'token=t; path=/; SameSite=Strict; Secure',
    );
    expect(writeCookie('token', 't', { days: 30, secure: true })).toContain('max-age=2592000; Secure');
  });
});
