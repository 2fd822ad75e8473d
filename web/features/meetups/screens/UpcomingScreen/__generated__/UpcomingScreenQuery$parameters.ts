/**
 * @generated SignedSource<<c7a8bb06208198294837371ed5715974>>
 * @relayHash 1eff41b2218a55ff6efcb10f92ddfe3c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0258b86ec536148b496b63d92511b99d16a0a23ede25fb9d8e94a2a8905ac059

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { UpcomingScreenQuery } from './UpcomingScreenQuery.graphql';

const node: PreloadableConcreteRequest<UpcomingScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "0258b86ec536148b496b63d92511b99d16a0a23ede25fb9d8e94a2a8905ac059",
    "metadata": {},
    "name": "UpcomingScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
