import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useRef, useState } from 'react';
import { errorText, notify, t } from '../../runtime/index.ts';
import type { Assignment, Colleague, Conversation } from './service/chat-service.ts';
import { withWhom } from './with-whom.ts';

interface AssigneeProps {
  readonly assignment: Assignment;
  /** Uid of the person who looks at it. */
  readonly me: string;
  readonly shop: Conversation;
}

/** The assignee of a conversation, with a menu to change it. */
export function Assignee({ assignment, me, shop: { id, assignee } }: AssigneeProps) {
  const button = useRef<HTMLButtonElement>(null);
  const [colleagues, setColleagues] = useState<readonly Colleague[]>();
  const tried = async (work: () => Promise<void>) => {
    try {
      await work();
    } catch (error) {
      notify(errorText(error), { tone: 'error' });
    }
  };
  const open = () => tried(async () => setColleagues(await assignment.colleagues()));
  const give = (to: string | null) => {
    setColleagues(undefined);
    if (to !== (assignee?.uid ?? null)) void tried(() => assignment.assign(id, to, assignee?.uid ?? null));
  };
  return (
    <>
      <Button
        variant="outlined"
        ref={button}
        className="assignee"
        title={assignee?.name}
        size="small"
        aria-haspopup="menu"
        aria-expanded={colleagues !== undefined}
        onClick={() => void open()}
      >
        {assignee ? withWhom(assignee, me) : t('Assign')}
      </Button>
      <Menu
        open={colleagues !== undefined}
        anchorEl={button.current}
        onClose={() => setColleagues(undefined)}
      >
        <MenuItem selected={!assignee} onClick={() => give(null)}>
          {t('Nobody')}
        </MenuItem>
        {colleagues?.map(({ uid, name }) => (
          <MenuItem key={uid} selected={uid === assignee?.uid} onClick={() => give(uid)}>
            <bdi>{uid === me ? t('{name} (you)', { name }) : name}</bdi>
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
