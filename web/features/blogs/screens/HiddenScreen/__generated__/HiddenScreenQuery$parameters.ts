/**
 * @generated SignedSource<<faae53af0f8d5727aa7f61919f0516a9>>
 * @relayHash 9906861f5929d3d0835e347506dc11a8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 16250ceff77671f988a02c90a7dd10be500e2dfbfcf2f5b7666e372fcfea4149

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { HiddenScreenQuery } from './HiddenScreenQuery.graphql';

const node: PreloadableConcreteRequest<HiddenScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "16250ceff77671f988a02c90a7dd10be500e2dfbfcf2f5b7666e372fcfea4149",
    "metadata": {},
    "name": "HiddenScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
