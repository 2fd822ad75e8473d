/**
 * @generated SignedSource<<928d7d0065218d1f7e83d3b424db06a4>>
 * @relayHash f4bb2738dd208220551357bf81bb5fed
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4da6f7c5875066b3b27503e6e3bff43eb2305f881536dc4f3c67f33f72e38611

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ProfileCardTestQuery } from './ProfileCardTestQuery.graphql';

const node: PreloadableConcreteRequest<ProfileCardTestQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "4da6f7c5875066b3b27503e6e3bff43eb2305f881536dc4f3c67f33f72e38611",
    "metadata": {},
    "name": "ProfileCardTestQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
