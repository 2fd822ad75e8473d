/**
 * @generated SignedSource<<74f0ee367e7bda59608e12cafdeb2337>>
 * @relayHash 536c99ca516bd6e25d087ca1eb79d96d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e0ea5d02d4cd32bb5ede4d612e07f9586e10d4ce04b9aef54d62d0532ebb5531

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { LogScreenQuery } from './LogScreenQuery.graphql';

const node: PreloadableConcreteRequest<LogScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e0ea5d02d4cd32bb5ede4d612e07f9586e10d4ce04b9aef54d62d0532ebb5531",
    "metadata": {},
    "name": "LogScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
