/**
 * @generated SignedSource<<0380b1ee93cf6a081d430bbe830ca90e>>
 * @relayHash 2636d289eadb39e9a5a4fcd1433f33f1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ee72ea21d7faf2977f3bb564329f4f66b12b2a6fc2d7d8af5b3f64003b1e9905

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { EventScreenQuery } from './EventScreenQuery.graphql';

const node: PreloadableConcreteRequest<EventScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ee72ea21d7faf2977f3bb564329f4f66b12b2a6fc2d7d8af5b3f64003b1e9905",
    "metadata": {},
    "name": "EventScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
