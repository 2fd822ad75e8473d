/**
 * @generated SignedSource<<d258eceacd72953238f26bee66e4a792>>
 * @relayHash 6b4d3dace79dfdfa789e3c55e096e0e8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9cd378d3eec86e018fe7fc05fe9a679f33ddb0dfeec003cdb548543a4ad6b7c0

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { QuickScorScreenQuery } from './QuickScorScreenQuery.graphql';

const node: PreloadableConcreteRequest<QuickScorScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "9cd378d3eec86e018fe7fc05fe9a679f33ddb0dfeec003cdb548543a4ad6b7c0",
    "metadata": {},
    "name": "QuickScorScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
