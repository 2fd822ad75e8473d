/**
 * @generated SignedSource<<65148a6c7b92a5becc547effecf009bb>>
 * @relayHash 9fb28ac75484f6b4fa175112d0d05cbf
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2edac17f7badf62dffdc295bf4e8d2e3ceb0f6d2ca9f2be53a5ae77206364162

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { EventScreenQuery } from './EventScreenQuery.graphql';

const node: PreloadableConcreteRequest<EventScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "2edac17f7badf62dffdc295bf4e8d2e3ceb0f6d2ca9f2be53a5ae77206364162",
    "metadata": {},
    "name": "EventScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
