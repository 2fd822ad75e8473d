/**
 * @generated SignedSource<<b461de7f0b0439c66859b29b502e3fb9>>
 * @relayHash d298af9bcd1e839304b8fab8ab0c201b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f5dfd5e3cec1d549b9b22cda7154c3d3c0ed8c524ed0f44235c1aab52fe64032

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { DeskScreenQuery } from './DeskScreenQuery.graphql';

const node: PreloadableConcreteRequest<DeskScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f5dfd5e3cec1d549b9b22cda7154c3d3c0ed8c524ed0f44235c1aab52fe64032",
    "metadata": {},
    "name": "DeskScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
