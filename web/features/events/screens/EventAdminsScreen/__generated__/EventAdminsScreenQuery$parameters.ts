/**
 * @generated SignedSource<<670e3b9589918f98f3f27a7cee31455a>>
 * @relayHash cfef08094645d7d3408f4262004b5e0d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4a2f1ff034e272f5c355e85a089cc02328ca6a57fb8a00cb8246815fa524134d

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { EventAdminsScreenQuery } from './EventAdminsScreenQuery.graphql';

const node: PreloadableConcreteRequest<EventAdminsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "4a2f1ff034e272f5c355e85a089cc02328ca6a57fb8a00cb8246815fa524134d",
    "metadata": {},
    "name": "EventAdminsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
