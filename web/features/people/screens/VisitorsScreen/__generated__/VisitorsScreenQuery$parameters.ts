/**
 * @generated SignedSource<<b4f2cb2c38274c51eaa8445ef9ff8dfc>>
 * @relayHash 9cbcd3dacce9c7bed4d4049d6316694b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 44d1297153bbcd1851d1397743412359964744c4d488ccbbd33318098e3fff7f

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { VisitorsScreenQuery } from './VisitorsScreenQuery.graphql';

const node: PreloadableConcreteRequest<VisitorsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "44d1297153bbcd1851d1397743412359964744c4d488ccbbd33318098e3fff7f",
    "metadata": {},
    "name": "VisitorsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
