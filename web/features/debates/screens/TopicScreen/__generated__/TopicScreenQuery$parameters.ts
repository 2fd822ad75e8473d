/**
 * @generated SignedSource<<3d49d7ed256b027928357da98bed458e>>
 * @relayHash df8678ec39edc8482055bd8ce471e694
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 54e9a54a53ba4d7e3a180212c7d814a2223ab90b11c491dbc409f3bb6818bdad

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { TopicScreenQuery } from './TopicScreenQuery.graphql';

const node: PreloadableConcreteRequest<TopicScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "54e9a54a53ba4d7e3a180212c7d814a2223ab90b11c491dbc409f3bb6818bdad",
    "metadata": {},
    "name": "TopicScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
