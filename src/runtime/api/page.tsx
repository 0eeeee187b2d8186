export { Loaded } from '../navigation/loaded.tsx';
export { Page } from '../navigation/page.tsx';
export { useBarButton } from '../ui/bar-button.ts';
export { IconButton } from '../ui/icon-button.tsx';
export { Icon, type IconName } from '../ui/icons.tsx';
export { InputBox } from '../ui/input-box.tsx';
export { EmptyState, ErrorState, FailureNote, Skeleton } from '../ui/states.tsx';
export { staticStyled } from '../ui/theme/static-styled.tsx';
