/**
 * @generated SignedSource<<2f232ef9548b83397d8c034b84352221>>
 * @relayHash db17fd05d2c11be018b5d77aa692a60c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 852af173865524d2389ff02221162825be6b83da225a34bccd043f1880f2b014

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { OwnMediaScreenQuery } from './OwnMediaScreenQuery.graphql';

const node: PreloadableConcreteRequest<OwnMediaScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "852af173865524d2389ff02221162825be6b83da225a34bccd043f1880f2b014",
    "metadata": {},
    "name": "OwnMediaScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
