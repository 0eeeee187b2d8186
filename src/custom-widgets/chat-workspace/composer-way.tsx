import Button from '@mui/material/Button';
import { useRef, useState } from 'react';
import { addDays, errorText, Field, instantAt, newId, t, today } from '../../runtime/index.ts';
import { wrongDay, wrongTime } from './day-field.tsx';
import type { Later } from './service/chat-service.ts';

/** How a message is sent: at once, as an internal note, or scheduled. */
export type Way = 'now' | 'note' | 'later';

/** Maximum days ahead of a scheduled message. */
const DAYS = 90;

type Keep = (message: Parameters<Later['write']>[1]) => Promise<void> | undefined;

export interface LaterTime {
  readonly day: string;
  readonly time: string;
  /** The error of the last attempt to schedule. */
  readonly why: string | undefined;
  set(changes: { readonly day?: string; readonly time?: string }): void;
  /**
   * Schedules the text with `keep` for the chosen time; true on success. A repeated attempt has the client id of the
   * first.
   */
  kept(text: string, keep: Keep): Promise<boolean>;
}

/** The time of a scheduled message; by default tomorrow at eight. */
export function useLaterTime(): LaterTime {
  const [chosenTime, setAt] = useState(() => ({ day: addDays(today(), 1), time: '08:00' }));
  const [why, setWhy] = useState<string>();
  const attempt = useRef({ words: '', clientId: '', isUnderWay: false });
  return {
    ...chosenTime,
    why,
    set: (changes) => {
      setAt((previousTime) => ({ ...previousTime, ...changes }));
      setWhy(undefined);
    },
    kept: async (text, keep) => {
      const wrong = wrongDay(chosenTime.day) ?? wrongTime(chosenTime.time);
      if (wrong) {
        setWhy(wrong);
        return false;
      }
      const sendAt = instantAt(chosenTime.day, chosenTime.time);
      if (chosenTime.day > addDays(today(), DAYS)) {
        setWhy(t('Choose a day within the next {count} days.', { count: DAYS }));
        return false;
      }
      const words = `${sendAt} ${text}`;
      if (attempt.current.isUnderWay) return false;
      const clientId = attempt.current.words === words ? attempt.current.clientId : newId();
      attempt.current = { words, clientId, isUnderWay: true };
      try {
        await keep({ clientId, text, sendAt });
        attempt.current.words = '';
        setWhy(undefined);
        return true;
      } catch (error) {
        setWhy(errorText(error));
        return false;
      } finally {
        attempt.current.isUnderWay = false;
      }
    },
  };
}

interface WayLineProps {
  readonly way: Exclude<Way, 'now'>;
  readonly time: LaterTime;
  /** Returns to sending at once. */
  leave(): void;
}

/** Shows how and when the message is sent. */
export function WayLine({ way, time, leave }: WayLineProps) {
  return (
    <div className="way">
      {way === 'note' ? (
        <span>{t('Only colleagues see this note.')}</span>
      ) : (
        <>
          <div className="day">
            <Field
              field="date"
              label={t('Send on')}
              value={time.day}
              onChange={(day) => day && time.set({ day: String(day) })}
              options={{ min: today(), max: addDays(today(), DAYS) }}
            />
          </div>
          <div className="at">
            <Field
              field="time"
              label={t('At')}
              value={time.time}
              onChange={(at) => time.set({ time: String(at ?? '') })}
            />
          </div>
        </>
      )}
      <Button size="small" onClick={leave}>
        {t(way === 'note' ? 'Write to the shop instead' : 'Remove the time')}
      </Button>
      {time.why && way === 'later' && <p role="alert">{time.why}</p>}
    </div>
  );
}
