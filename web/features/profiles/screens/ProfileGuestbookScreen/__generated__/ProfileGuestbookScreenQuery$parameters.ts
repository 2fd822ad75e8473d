/**
 * @generated SignedSource<<abe695635a957d124a63b30e3aaadfca>>
 * @relayHash 87428ced395133007827878668b5e2ff
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 036bdd09aae0ac0c2e704cbfbc3761da51b99fc5fbb6860aca2137438d8c344c

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ProfileGuestbookScreenQuery } from './ProfileGuestbookScreenQuery.graphql';

const node: PreloadableConcreteRequest<ProfileGuestbookScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "036bdd09aae0ac0c2e704cbfbc3761da51b99fc5fbb6860aca2137438d8c344c",
    "metadata": {},
    "name": "ProfileGuestbookScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
