// Sakkara on the page.
import { plain } from '../../board/plain';

export default plain(true);
