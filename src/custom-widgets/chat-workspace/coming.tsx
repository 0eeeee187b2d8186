import { Skeleton } from '../../runtime/index.ts';
import { ChatFrame } from './frame.ts';

const SHOPS = ['62%', '48%', '70%', '54%', '66%', '44%', '58%', '50%'];

/** Conversations that are still loading. */
export function ComingShops() {
  return (
    <div className="coming" aria-busy="true">
      {SHOPS.map((width) => (
        <div key={width} className="shop">
          <Skeleton width={8} height={8} radius={8} />
          <Skeleton width={width} />
          <Skeleton width={56} height={8} />
          <span className="second">
            <Skeleton width="84%" height={8} />
          </span>
        </div>
      ))}
    </div>
  );
}

/** Messages that are still loading: of the shop, and of those who answer it. */
export function ComingMessages() {
  return (
    <div className="coming-messages">
      {[208, 272, 168, 240].map((width) => (
        <Skeleton key={width} width={width} height={34} radius={8} />
      ))}
    </div>
  );
}

/** The chat while nothing of it is known yet. */
export function ComingChat() {
  return (
    <ChatFrame>
      <section className="list">
        <div className="find">
          <Skeleton height={36} radius={6} />
        </div>
        <div className="ways">
          <Skeleton width={144} height={32} radius={6} />
        </div>
        <div className="moved" />
        <ComingShops />
      </section>
      <section className="talk" />
    </ChatFrame>
  );
}
