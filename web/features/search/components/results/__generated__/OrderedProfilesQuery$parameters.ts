/**
 * @generated SignedSource<<a10a361dd26d46b8718bed1a15cd7b12>>
 * @relayHash 6beb7a0f71dadaea946510d2d15750b2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d0e86c89d60f64152a2be9f93744194d229ae566d850c37cf57552c310282c23

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { OrderedProfilesQuery } from './OrderedProfilesQuery.graphql';

const node: PreloadableConcreteRequest<OrderedProfilesQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d0e86c89d60f64152a2be9f93744194d229ae566d850c37cf57552c310282c23",
    "metadata": {},
    "name": "OrderedProfilesQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
