/**
 * @generated SignedSource<<916c9d3760f2dd8a72c7df7d0df93806>>
 * @relayHash 500ddfbba8555740d9684181ecbd8400
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f45c2f8f0bedc4f7d25b2488e6fe8ed28ea9496332cfd889665bdc66317eebc5

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { WriteTopicScreenQuery } from './WriteTopicScreenQuery.graphql';

const node: PreloadableConcreteRequest<WriteTopicScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f45c2f8f0bedc4f7d25b2488e6fe8ed28ea9496332cfd889665bdc66317eebc5",
    "metadata": {},
    "name": "WriteTopicScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
