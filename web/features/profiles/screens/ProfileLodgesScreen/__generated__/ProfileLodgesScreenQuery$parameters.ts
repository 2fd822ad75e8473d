/**
 * @generated SignedSource<<dd406e5e70439115f9597be611695796>>
 * @relayHash eaa0ef6972d2ffe5a829298fd62b1daa
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e3e6bbd7fa5b0e5112d4817080213dc8892a9a6867b0d6c58b393f2deae6858c

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ProfileLodgesScreenQuery } from './ProfileLodgesScreenQuery.graphql';

const node: PreloadableConcreteRequest<ProfileLodgesScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e3e6bbd7fa5b0e5112d4817080213dc8892a9a6867b0d6c58b393f2deae6858c",
    "metadata": {},
    "name": "ProfileLodgesScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
