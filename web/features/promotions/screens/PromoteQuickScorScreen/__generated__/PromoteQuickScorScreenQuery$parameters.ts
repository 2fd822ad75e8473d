/**
 * @generated SignedSource<<e033153dd4ce95aac4a65b287acf56d9>>
 * @relayHash 10f9c305420c013893c5fa09bd053068
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID fb7bc30e8e58aeb2b631d63916f800765d57af83dd59fcd8e08575795ea2cad4

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PromoteQuickScorScreenQuery } from './PromoteQuickScorScreenQuery.graphql';

const node: PreloadableConcreteRequest<PromoteQuickScorScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "fb7bc30e8e58aeb2b631d63916f800765d57af83dd59fcd8e08575795ea2cad4",
    "metadata": {},
    "name": "PromoteQuickScorScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
