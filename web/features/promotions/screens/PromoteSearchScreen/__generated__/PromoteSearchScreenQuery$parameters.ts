/**
 * @generated SignedSource<<e102d002792603fac34baf9599a5ff3f>>
 * @relayHash 22f50672d79ad04212be57e944e54769
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6eff54b6e36abc255e33a3627c0314d03180aaae4de86e348538251eea69c5ce

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PromoteSearchScreenQuery } from './PromoteSearchScreenQuery.graphql';

const node: PreloadableConcreteRequest<PromoteSearchScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "6eff54b6e36abc255e33a3627c0314d03180aaae4de86e348538251eea69c5ce",
    "metadata": {},
    "name": "PromoteSearchScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
