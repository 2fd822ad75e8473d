/**
 * @generated SignedSource<<b8b797b29eafac782a1cd37127187e66>>
 * @relayHash 81073d490e1ddfbaa021e2647b605e9b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b88252396f10d3677a3fd907058a2590a63454e2ff0a6898666c4d6176a21b50

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { StartScreenQuery } from './StartScreenQuery.graphql';

const node: PreloadableConcreteRequest<StartScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b88252396f10d3677a3fd907058a2590a63454e2ff0a6898666c4d6176a21b50",
    "metadata": {},
    "name": "StartScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
