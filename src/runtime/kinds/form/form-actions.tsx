export { ActionBar as default } from '../../actions/action-bar.tsx';
