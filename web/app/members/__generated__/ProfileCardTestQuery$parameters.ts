/**
 * @generated SignedSource<<d72792ba379e9c0262369c6d432f6027>>
 * @relayHash aab696b869fbb198b8c70f68d681c57b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3187c6a1552e4f35f53233a8f895dc587e339acbedb937a5e50165e39490f441

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ProfileCardTestQuery } from './ProfileCardTestQuery.graphql';

const node: PreloadableConcreteRequest<ProfileCardTestQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "3187c6a1552e4f35f53233a8f895dc587e339acbedb937a5e50165e39490f441",
    "metadata": {},
    "name": "ProfileCardTestQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
